create or replace function private.forget_trades (
  caller uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  named text;
begin
  for named in select t.forget from private.trade_accounts as t order by t.trade loop
    execute format('select %s($1)', named) using caller;
  end loop;
end
$function$;

comment on function private.forget_trades(uuid) is 'Removes what the trades store about a person.';

revoke all on function private.forget_trades(uuid) from public;
