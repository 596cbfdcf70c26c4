create or replace function private.csv_row (
  VARIADIC cells text[]
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select string_agg(private.csv_cell(c.cell), ',' order by c.n) from unnest(cells) with ordinality as c (cell, n)
$function$;

comment on function private.csv_row(text[]) is 'A row of a CSV file.';

revoke all on function private.csv_row(text[]) from public;
