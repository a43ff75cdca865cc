import type { Sql, TransactionSql } from "postgres";

type Work<T> = (transaction: TransactionSql) => T | Promise<T>;

/**
 * Makes drizzle use prepared statements for all queries on this client. By default, drizzle prepares only named
 * queries, so every other query costs an extra round trip and is parsed and planned each time. The number of statements
 * stays small, because query texts come from the code and values are passed as parameters.
 */
export function enablePreparedStatements(client: Sql): void {
  const { begin } = client;
  keepIn(client);
  Object.assign(client, {
    begin: <T>(...args: [options: string, work: Work<T>] | [work: Work<T>]) =>
      args.length === 2 ? begin(args[0], wrapWork(args[1])) : begin(wrapWork(args[0])),
  });
}

/** Wraps work so that statements stay prepared in its transaction and in nested ones. */
const wrapWork =
  <T>(work: Work<T>): Work<T> =>
  (transaction) => {
    const { savepoint } = transaction;
    keepIn(transaction);
    Object.assign(transaction, { savepoint: <U>(inner: Work<U>) => savepoint(wrapWork(inner)) });
    return work(transaction);
  };

function keepIn(client: Pick<Sql, "unsafe">): void {
  const { unsafe } = client;
  const kept: Sql["unsafe"] = (text, parameters, options) => unsafe(text, parameters, { ...options, prepare: true });
  Object.assign(client, { unsafe: kept });
}
