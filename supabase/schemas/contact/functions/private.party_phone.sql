create or replace function private.party_phone (
  role text,
  party_id uuid
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce((select v.phone from public.vendors as v where v.id = party_phone.party_id),
    (select c.phone from public.couriers as c where c.user_id = party_phone.party_id and party_phone.role <> 'user'),
    (select '+' || u.phone from auth.users as u where u.id = party_phone.party_id and u.phone <> ''))
$function$;

comment on function private.party_phone(text, uuid) is 'The number under which a party of an order is called; null where there is none. Never leaves the server.';

revoke all on function private.party_phone(text, uuid) from public;
