create or replace function private.lock_group (
  token text
)
  returns private.group_carts
  language plpgsql
  set search_path to ''
  AS $function$
declare
  g private.group_carts;
begin
  -- One change of a group after the other: each sees the state and the sums that the one before has left.
  perform from private.group_carts as c where c.token = left(lock_group.token, 40) for no key update;
  select * into g from private.group_by_token(lock_group.token);
  if g.state in ('ordered', 'ended') then
    perform private.refuse(409, 'group_ended', 'This group order is over.');
  end if;
  -- Opened again, it would be ordered twice.
  if exists (select from private.waiting_orders as w
      join public.enhanced_orders as o on o.id = w.order_id and o.user_id = g.host_id
      cross join jsonb_array_elements(w.cart) as l
      join private.group_people as p on p.id::text = l ->> 'group_person_id' and p.group_id = g.id) then
    perform private.refuse(409, 'group_being_paid', 'This group order is being paid. Pay it or cancel it first.');
  end if;
  return g;
end
$function$;

comment on function private.lock_group(text) is 'The live group of a link, until the end of the transaction for this change alone.';

revoke all on function private.lock_group(text) from public;
