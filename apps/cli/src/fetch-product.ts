import type { Product } from "@dupewise/domain/product/product";

/** Fetches and reads the product page at a URL. Throws a `DomainError` with the code `scraping_failed`. */
export async function fetchProduct(url: string, signal = new AbortController().signal): Promise<Product> {
  // Loading the HTTP client is a third of the startup time, and only a link needs it.
  const { createProductReader } = await import("@dupewise/reader/read-product");
  const reader = createProductReader();
  try {
    return await reader.readProduct(url, { askedBy: "shell", signal });
  } finally {
    await reader.close();
  }
}
