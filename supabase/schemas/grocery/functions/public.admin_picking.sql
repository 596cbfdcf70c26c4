create or replace function public.admin_picking (
  order_id uuid,
  opening uuid default null::uuid,
  language text default null::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  o public.enhanced_orders;
begin
  select e.* into o from public.enhanced_orders as e join public.grocery_orders as g on g.order_id = e.id
    where e.id = admin_picking.order_id;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  -- As in admin_order: an open screen that refetches counts as one view.
  if admin_picking.opening is null or not exists (select from public.audit_log as l
      where l.subject_type = 'order' and l.subject_id = o.id::text and l.action = 'read_order' and l.actor_id = caller
        and l.note = admin_picking.opening::text and l.at > now() - interval '12 hours') then
    perform private.audit('read_order', 'order', o.id::text, note => admin_picking.opening::text);
  end if;
  return private.picking_of(o, admin_picking.language) || jsonb_build_object('customer_name',
    private.name_of(o.user_id), 'instructions', o.instructions,
    'events', (select jsonb_agg(jsonb_build_object('seq', e.seq, 'to_status', e.to_status, 'actor_role', e.actor_role,
      'reason_code', e.reason_code, 'at', e.at)
      order by e.seq) from public.order_events as e where e.order_id = o.id));
end
$function$;

comment on function public.admin_picking(uuid, uuid, text) is 'The picking of an order, as my_picking has it, and {customer_name, instructions, events}. Viewing is written to the audit log, once per opening of the screen. Administrators only.';

revoke all on function public.admin_picking(uuid, uuid, text) from public;

grant execute on function public.admin_picking(uuid, uuid, text) to authenticated, postgres;
