create or replace function private.end_role_subscriptions()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if old.role = 'admin' then
    perform private.rename_topic('region:' || r.id) from public.regions as r;
  elsif old.role = 'vendor' then
    perform private.rename_topic('vendor:' || s.vendor_id) from public.vendor_staff as s where s.user_id = old.user_id;
  end if;
  perform private.rename_topic('order:' || p.order_id) from private.order_parties as p
    join private.party_kinds as k on k.role = p.role
  where p.user_id = old.user_id and k.account_role = old.role and (p.until_at is null or p.until_at > now());
  perform private.recheck_subscriptions(old.user_id);
  return null;
end
$function$;

comment on function private.end_role_subscriptions() is 'Whoever loses a role hears nothing more of the topics that it opened.';

revoke all on function private.end_role_subscriptions() from public;
