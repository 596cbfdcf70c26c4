create or replace function private.check_quantity (
  item_id uuid,
  quantity integer,
  fewest integer
)
  returns void
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  most integer := coalesce((select i.max_quantity from public.subscription_items as i
    where i.item_id = check_quantity.item_id), 50);
begin
  if check_quantity.quantity is null or check_quantity.quantity not between check_quantity.fewest and most then
    perform private.refuse(400, 'subscription_quantity_invalid', 'This quantity cannot be delivered.',
      jsonb_build_object('most', most));
  end if;
end
$function$;

revoke all on function private.check_quantity(uuid, integer, integer) from public;
