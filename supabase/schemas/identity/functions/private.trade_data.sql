create or replace function private.trade_data (
  caller uuid
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  named text;
  part jsonb;
  whole jsonb := '{}';
begin
  for named in select t.data from private.trade_accounts as t order by t.trade loop
    execute format('select %s($1)', named) into part using caller;
    whole := whole || part;
  end loop;
  return whole;
end
$function$;

comment on function private.trade_data(uuid) is 'What the trades store about a person, for the export.';

revoke all on function private.trade_data(uuid) from public;
