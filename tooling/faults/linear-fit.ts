interface Line {
  /** The growth of `y` per unit of `x`, by least squares. */
  slope: number;
  /** The standard error of the slope, assuming that the points deviate from the line independently. */
  error: number;
}

/** Fits a straight line to three or more points. */
export function fitLine(points: readonly (readonly [x: number, y: number])[]): Line {
  const mean = (pick: 0 | 1) => points.reduce((sum, point) => sum + point[pick], 0) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  const slope = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
  const strays = points.reduce((sum, [x, y]) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0);
  return { slope, error: Math.sqrt(strays / (points.length - 2) / spread) };
}
