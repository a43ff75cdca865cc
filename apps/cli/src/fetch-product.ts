import type { Product } from "@dupewise/domain/product/product";

/** Fetches a product page and reads its product. Throws a `DomainError` if the page can't be fetched or read. */
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
