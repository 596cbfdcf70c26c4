create or replace function private.add_party (
  order_id uuid,
  role text,
  user_id uuid,
  vendor_id uuid default null::uuid,
  link_hash text default null::text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  insert into private.order_parties (order_id, role, user_id, vendor_id, link_hash, alone)
  select add_party.order_id, add_party.role, add_party.user_id, add_party.vendor_id, add_party.link_hash, not k.several
  from private.party_kinds as k where k.role = add_party.role;
  if not found then
    raise exception using errcode = 'foreign_key_violation', message = format('nobody knows a part %s', add_party.role);
  end if;
end
$function$;

comment on function private.add_party(uuid, text, uuid, uuid, text) is 'Lets a user, a vendor or the holder of a link take part in an order from now on; a second one only where the part takes several.';

revoke all on function private.add_party(uuid, text, uuid, uuid, text) from public;
