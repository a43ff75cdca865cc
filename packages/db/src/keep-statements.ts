import type { Sql, TransactionSql } from "postgres";

type Work<T> = (transaction: TransactionSql) => T | Promise<T>;

/**
 * Lets PostgreSQL keep what drizzle asks on this client. By itself drizzle asks that only of statements with a name;
 * each other one costs a round trip more, and is parsed and planned every time. Their texts are made by code and values
 * are parameters, so there are only so many to keep.
 */
export function keepStatements(client: Sql): void {
  const { begin } = client;
  keepIn(client);
  Object.assign(client, {
    begin: <T>(...args: [options: string, work: Work<T>] | [work: Work<T>]) =>
      args.length === 2 ? begin(args[0], keeping(args[1])) : begin(keeping(args[0])),
  });
}

/** The same inside a transaction, and inside those within it. */
const keeping =
  <T>(work: Work<T>): Work<T> =>
  (transaction) => {
    const { savepoint } = transaction;
    keepIn(transaction);
    Object.assign(transaction, { savepoint: <U>(inner: Work<U>) => savepoint(keeping(inner)) });
    return work(transaction);
  };

function keepIn(client: Pick<Sql, "unsafe">): void {
  const { unsafe } = client;
  const kept: Sql["unsafe"] = (text, parameters, options) => unsafe(text, parameters, { ...options, prepare: true });
  Object.assign(client, { unsafe: kept });
}
