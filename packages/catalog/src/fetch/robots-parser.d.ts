/** The package's own types declare a default export that its CommonJS module does not have. */
declare module "robots-parser" {
  interface Robot {
    isAllowed(url: string, userAgent?: string): boolean | undefined;
  }
  function robotsParser(url: string, text: string): Robot;
  export = robotsParser;
}
