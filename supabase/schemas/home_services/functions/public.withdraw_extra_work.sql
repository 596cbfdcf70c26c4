create or replace function public.withdraw_extra_work (
  change_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e
  where e.id = (select c.order_id from private.order_changes as c where c.id = withdraw_extra_work.change_id
    and c.proposed_role = 'vendor');
  perform private.require_right(o.vendor_id, 'orders');
  o := private.lock_order(o.id);
  if exists (select from private.order_changes as c where c.id = withdraw_extra_work.change_id
      and c.state in ('approved', 'declined')) then
    perform private.refuse(409, 'change_decided', 'This was decided already.');
  end if;
  update private.order_changes as c set state = 'withdrawn', decided_at = now()
  where c.id = withdraw_extra_work.change_id and c.state = 'proposed';
  perform private.announce_order(o);
end
$function$;

comment on function public.withdraw_extra_work(uuid) is 'Takes a proposal back that the customer has not answered.';

revoke all on function public.withdraw_extra_work(uuid) from public;

grant execute on function public.withdraw_extra_work(uuid) to authenticated, postgres;
