create or replace function private.other_party (
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
  where p.order_id = other_party.order_id and p.role = other_party.role and (p.until_at is null or p.until_at > now())
  order by p.from_at desc limit 1
$function$;

comment on function private.other_party(uuid, text) is 'Who has a part in an order now: a person or a vendor; null while nobody has.';

revoke all on function private.other_party(uuid, text) from public;
