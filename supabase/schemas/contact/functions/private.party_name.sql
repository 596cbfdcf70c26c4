create or replace function private.party_name (
  role text,
  party_id uuid
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce((select v.name from public.vendors as v where v.id = party_name.party_id),
    case when party_name.role = 'user' then private.customer_name(party_name.party_id) end,
    (select split_part(c.name, ' ', 1) from public.couriers as c where c.user_id = party_name.party_id),
    private.first_name(party_name.party_id), private.phone_end(party_name.party_id), '')
$function$;

comment on function private.party_name(text, uuid) is 'How a party is called by the others: the vendor''s name, else the first name.';

revoke all on function private.party_name(text, uuid) from public;
