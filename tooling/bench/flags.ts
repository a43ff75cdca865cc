/** Whether `--full` was passed, which includes the largest sizes. Those take minutes to fill. */
export const isFullRun: boolean = process.argv.includes("--full");
