import { readEnvironment } from "./config/env.ts";
import { redrive } from "./jobs/redrive.ts";

try {
  const { DATABASE_URL } = readEnvironment();
  if (DATABASE_URL === undefined) throw new Error("Set DATABASE_URL to the database that contains the jobs.");
  const count = await redrive(DATABASE_URL);
  console.log(count === 1 ? "1 job was requeued." : `${count} jobs were requeued.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
