create or replace function private.is_first_customer (
  caller uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select not exists (select from public.enhanced_orders as o where o.user_id = caller and o.status <> 'cancelled')
    and not exists (
      select from auth.users as u join private.customer_digests as d
        on d.kind = 'phone' and d.digest = private.phone_digest(u.phone)
      where u.id = caller and u.phone <> '' and d.at > now() - private.phone_digest_period())
    and (select count(*) from private.customer_digests as d
      where d.kind = 'device' and d.digest = private.device_digest() and d.account_id <> caller
        and d.at > now() - private.device_digest_period()) < private.setting_int('first_orders_per_device')
    and not private.shares_instrument(caller)
$function$;

comment on function private.is_first_customer(uuid) is 'Whether an order of the caller would be a first one: none by the account, none by a former account of the same number, not too many accounts on the same device, and no payment from an instrument that paid for a first order of another account.';

revoke all on function private.is_first_customer(uuid) from public;
