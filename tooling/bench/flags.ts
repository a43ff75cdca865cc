/** Whether `--full` was passed, which adds the largest sizes. Filling tables of those sizes takes minutes. */
export const isFullRun: boolean = process.argv.includes("--full");
