create or replace function public.propose_extra_work (
  order_id uuid,
  lines jsonb,
  reason text,
  idempotency_key text
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid;
  o public.enhanced_orders;
  proposed uuid;
begin
  caller := private.require_right((select e.vendor_id from public.enhanced_orders as e
    where e.id = propose_extra_work.order_id), 'orders');
  perform private.bound(propose_extra_work.lines, 4000);
  o := private.lock_order(propose_extra_work.order_id);
  select c.id into proposed from private.order_changes as c
  where c.order_id = o.id and c.key = propose_extra_work.idempotency_key;
  if proposed is not null then return proposed; end if;
  if o.status <> 'in_progress' or not exists (select from public.bookings as b where b.order_id = o.id) then
    perform private.refuse(409, 'extra_work_over', 'Extra work can be proposed while the work is under way.');
  end if;
  if exists (select from private.order_changes as c where c.order_id = o.id and c.state = 'proposed') then
    perform private.refuse(409, 'extra_work_waits', 'The customer has not answered the last proposal yet.');
  end if;
  if coalesce(length(trim(propose_extra_work.reason)), 0) not between 3 and 300
      or coalesce(length(propose_extra_work.idempotency_key), 0) not between 8 and 100 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  proposed := private.propose_order_change(o, private.extra_work_rows(o, propose_extra_work.lines),
    trim(propose_extra_work.reason), propose_extra_work.idempotency_key, caller, 'vendor');
  perform private.set_reminder(o, 'end_extra_work', now()
    + make_interval(secs => private.setting_int('extra_work_seconds')));
  perform private.notify_party(o, 'user', 'extra_work_asked', jsonb_build_object('amount',
    private.rupees((select sum((r ->> 'amount_paise')::bigint)::bigint from private.order_changes as c,
      jsonb_array_elements(c.rows) as r where c.id = proposed))));
  return proposed;
end
$function$;

comment on function public.propose_extra_work(uuid, jsonb, text, text) is 'Asks the customer whether work that nobody had booked may be done, [{name, amount_paise}], once per key and one proposal at a time; the id of the change, for preview_order_change and decide_order_change. Needs the right to orders; refuses with extra_work_over, extra_work_waits, extra_work_invalid.';

revoke all on function public.propose_extra_work(uuid, jsonb, text, text) from public;

grant execute on function public.propose_extra_work(uuid, jsonb, text, text) to authenticated, postgres;
