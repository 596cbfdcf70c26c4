create or replace function private.same_person (
  caller uuid,
  o public.enhanced_orders
)
  returns SETOF uuid
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select caller
  union
  select d.account_id from private.customer_digests as d join auth.users as u on u.id = caller
  where d.kind = 'phone' and u.phone <> '' and d.digest = private.phone_digest(u.phone)
    and d.at > now() - private.phone_digest_period()
  union
  select d.account_id from private.customer_digests as d
  where d.kind = 'help_device' and d.digest = private.device_digest() and d.at > now() - private.device_digest_period()
  union
  select d.account_id from private.customer_digests as d
  where d.kind = 'help_address' and d.digest = private.address_digest(o)
    and d.at > now() - private.device_digest_period()
$function$;

comment on function private.same_person(uuid, public.enhanced_orders) is 'The accounts whose requests for money back count together: the caller''s, former ones of the same number, and those that asked from the same device or for the same address in the last 90 days.';

revoke all on function private.same_person(uuid, public.enhanced_orders) from public;
