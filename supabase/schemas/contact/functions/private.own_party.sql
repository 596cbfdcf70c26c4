create or replace function private.own_party (
  order_id uuid,
  role text
)
  returns uuid
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(p.vendor_id, p.user_id) from private.order_parties as p
  where p.order_id = own_party.order_id and p.role = own_party.role and (p.until_at is null or p.until_at > now())
    and (p.user_id = auth.uid() or p.vendor_id is not null)
    and own_party.role = any (private.party_roles(own_party.order_id))
  order by p.from_at desc limit 1
$function$;

comment on function private.own_party(uuid, text) is 'As whom the caller acts in a part of an order: themselves, or the vendor they work for; null without that part.';

revoke all on function private.own_party(uuid, text) from public;
