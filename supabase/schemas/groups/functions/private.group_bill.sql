create or replace function private.group_bill (
  g private.group_carts
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  address uuid := (select a.id from public.addresses as a where a.user_id = g.host_id
    order by a.is_default desc, a.created_at, a.id limit 1);
begin
  return (
    select private.cart_bill_of(g.host_id, jsonb_strip_nulls(jsonb_build_object('fulfilment', 'delivery', 'address_id',
      address, 'lines', jsonb_agg(
      jsonb_build_object('item_id', l.item_id, 'option_ids', l.option_ids, 'quantity', l.quantity)
        order by l.created_at, l.id)))) - 'orders'
    from private.group_people as p join private.group_lines as l on l.person_id = p.id where p.group_id = g.id
      having count(*) > 0);
end
$function$;

comment on function private.group_bill(private.group_carts) is 'What a group''s cart will cost its host, delivered to the host''s own address; null while nobody has chosen anything.';

revoke all on function private.group_bill(private.group_carts) from public;
