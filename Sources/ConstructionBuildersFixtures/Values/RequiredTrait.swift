#if !Foundation
  #error("The testing kit needs the package trait 'Foundation' of construction-builders.")
#endif
