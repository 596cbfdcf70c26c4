create or replace function private.return_idle_deposits (
  most integer default 200
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
declare
  one uuid;
  returned integer := 0;
begin
  for one in select s.id from public.subscriptions as s where s.ends_on < private.today()
    and s.bottles_paid > s.bottles_out order by s.id limit most loop
    if private.return_deposits(private.lock_bottles(one)) > 0 then returned := returned + 1; end if;
  end loop;
  return returned;
end
$function$;

comment on function private.return_idle_deposits(integer) is 'Deposits of subscriptions that have ended and for which no bottle is out.';

revoke all on function private.return_idle_deposits(integer) from public;
