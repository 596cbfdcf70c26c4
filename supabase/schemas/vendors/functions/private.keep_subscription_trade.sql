create or replace function private.keep_subscription_trade()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  insert into public.vendor_trades (vendor_id, trade) values (new.vendor_id, 'subscription') on conflict do nothing;
  return null;
end
$function$;

comment on function private.keep_subscription_trade() is 'A vendor with terms for subscriptions sells by them.';

revoke all on function private.keep_subscription_trade() from public;
