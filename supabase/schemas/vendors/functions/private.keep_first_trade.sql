create or replace function private.keep_first_trade()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  insert into public.vendor_trades (vendor_id, trade)
  select new.id, t.trade from private.trades as t where t.trade = new.kind::text on conflict do nothing;
  return null;
end
$function$;

comment on function private.keep_first_trade() is 'A vendor that is listed as a trade sells by it.';

revoke all on function private.keep_first_trade() from public;
