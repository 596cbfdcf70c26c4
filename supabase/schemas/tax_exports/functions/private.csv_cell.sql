create or replace function private.csv_cell (
  value text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  -- A cell that begins like a formula would be run by a spreadsheet.
  select case when value ~ '^[=+@\t\r]' or value ~ '^-[^0-9]' or value ~ '[",\n\r]'
    then '"' || case when value ~ '^[=+@\t\r]' or value ~ '^-[^0-9]' then '''' else '' end
      || replace(value, '"', '""') || '"' else coalesce(value, '') end
$function$;

comment on function private.csv_cell(text) is 'A value as a cell of a CSV file.';

revoke all on function private.csv_cell(text) from public;
