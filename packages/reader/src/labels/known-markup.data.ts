/**
 * Element IDs that the largest shops have used for product names for years. On any page, an element with one of these
 * IDs contains the product's name.
 */
export const PRODUCT_NAME_IDS = ["productTitle", "ebooksProductTitle"] as const;

/** Element IDs of prices, most trusted first. */
export const PRICE_IDS = [
  "priceblock_dealprice",
  "priceblock_saleprice",
  "priceblock_ourprice",
  "price_inside_buybox",
  "newBuyBoxPrice",
  "corePriceDisplay_desktop_feature_div",
  "corePrice_feature_div",
  "corePrice_desktop",
  "kindle-price",
  "prcIsum",
  "mm-saleDscPrc",
  "prcIsum_bidPrice",
] as const;

/**
 * Element IDs that identify a shop whose price IDs are known. On its pages, a product without any of the price IDs has
 * no price.
 */
export const KNOWN_SHOP_IDS = ["productTitle", "dp-container"] as const;

export const BRAND_IDS = ["bylineInfo", "bylineInfo_feature_div", "brand"] as const;

export const IMAGE_IDS = ["landingImage", "imgBlkFront", "ebooksImgBlkFront", "main-image", "icImg"] as const;
