create or replace function private.require_rateable (
  order_id uuid,
  caller uuid
)
  returns public.enhanced_orders
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = require_rateable.order_id and e.user_id = caller
    for no key update;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if o.status <> 'delivered' then perform private.refuse(409, 'not_completed',
    'An order can be rated once it has arrived.'); end if;
  if private.is_own_business(o) then
    perform private.refuse(403, 'own_business', 'Nobody rates their own business or delivery.');
  end if;
  if o.status_since <= now() - interval '14 days' then
    perform private.refuse(409, 'rating_closed', 'An order can be rated for 14 days.'); end if;
  return o;
end
$function$;

comment on function private.require_rateable(uuid, uuid) is 'Locks an order that the caller may rate now; refuses anybody else''s, too early, too late, and one''s own business.';

revoke all on function private.require_rateable(uuid, uuid) from public;
