/** Whether `--full` was passed: includes the largest sizes, which take minutes to fill. */
export const full: boolean = process.argv.includes("--full");
