create or replace function public.preview_order_change (
  change_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  change private.order_changes;
begin
  select * into o from public.enhanced_orders as e
  where e.id = (select c.order_id from private.order_changes as c where c.id = preview_order_change.change_id)
    and e.user_id = caller;
  if o.id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  o := private.lock_order(o.id);
  select * into change from private.order_changes as c where c.id = preview_order_change.change_id;
  if change.state <> 'proposed' then
    perform private.refuse(409, 'change_decided', 'This was decided already.', jsonb_build_object('state',
      change.state));
  end if;
  return jsonb_build_object('now_paise', o.total_paise - o.refund_paise,
    'is_paid', not exists (select from public.payments as p where p.order_id = o.id and p.status = 'created'),
    'at_once_paise', private.total_after(o, change, false), 'in_cash_paise', private.total_after(o, change, true));
end
$function$;

comment on function public.preview_order_change(uuid) is 'What the caller''s order costs now and would cost after a change: {now_paise, is_paid, at_once_paise from the wallet or with what is still to be paid, in_cash_paise when it is done}; null for a way that cannot pay it.';

revoke all on function public.preview_order_change(uuid) from public;

grant execute on function public.preview_order_change(uuid) to authenticated, postgres;
