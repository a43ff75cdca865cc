/** `--full`: the largest sizes too, which take minutes to fill. */
export const full: boolean = process.argv.includes("--full");
