import type { ColumnType } from 'kysely';

export type Defaulted<T> = ColumnType<T, T | undefined, T>;
export type WithDefaults<T, K extends keyof T> = { [P in keyof T]: P extends K ? Defaulted<T[P]> : T[P] };

/** JSON columns: written as text, read as values. */
export type JsonColumns<T> = { [P in keyof T]: ColumnType<T[P], string | null | undefined, string | null> };
