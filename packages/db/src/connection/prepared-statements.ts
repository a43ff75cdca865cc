import type { Sql, TransactionSql } from "postgres";

type Work<T> = (transaction: TransactionSql) => T | Promise<T>;

/**
 * Makes drizzle's queries on this client use prepared statements. By default only named ones are prepared, and every
 * other query pays for a round trip, parsing and planning. Query texts come from code and values are parameters, so
 * the number of statements is bounded.
 */
export function usePreparedStatements(client: Sql): void {
  const { begin } = client;
  keepIn(client);
  Object.assign(client, {
    begin: <T>(...args: [options: string, work: Work<T>] | [work: Work<T>]) =>
      args.length === 2 ? begin(args[0], keeping(args[1])) : begin(keeping(args[0])),
  });
}

/** The same inside transactions, nested ones included. */
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
