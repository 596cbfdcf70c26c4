create or replace function private.note_order_figures()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if new.placed_at is not null and (tg_op = 'INSERT' or old.placed_at is null) then
    perform private.note_facts(new.vendor_id, (new.placed_at, 'placed', null, null, 1)::private.figure_fact);
  end if;
  if new.status in ('delivered', 'cancelled') and (tg_op = 'INSERT' or old.status <> new.status) then
    if new.status = 'cancelled' and new.placed_at is not null then
      insert into private.cancellation_faults (order_id, fault)
      values (new.id, private.fault_for_cancelling(new, new.cancelled_by, new.cancel_reason)) on conflict do nothing;
    end if;
    perform private.note_facts(new.vendor_id, variadic array(select f from private.facts_of_end(new) as f
      union all select f from private.facts_of_charges(new) as f));
  end if;
  return null;
end
$function$;

comment on function private.note_order_figures() is 'Counts an order when it is placed and when it ends.';

revoke all on function private.note_order_figures() from public;
