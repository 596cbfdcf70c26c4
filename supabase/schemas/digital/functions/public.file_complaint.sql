create or replace function public.file_complaint (
  order_id uuid,
  category text,
  body text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  filed public.digital_complaints;
begin
  perform private.bound(file_complaint.body, 8000);
  if not exists (select from public.digital_fulfilments as f
      where f.order_id = file_complaint.order_id and f.user_id = caller) then
    perform private.refuse(404, 'payment_not_found', 'There is no such payment.');
  end if;
  if coalesce(file_complaint.category, '')
      not in ('not_received', 'wrong_amount', 'wrong_number', 'refund_missing', 'paid_twice', 'other') then
    perform private.refuse(400, 'complaint_category_unknown', 'Please choose what the complaint is about.');
  end if;
  if coalesce(length(trim(file_complaint.body)), 0) not between 10 and 1000 then
    perform private.refuse(400, 'complaint_text_invalid', 'Please describe the problem in 10 to 1,000 letters.');
  end if;
  insert into public.digital_complaints (order_id, user_id, category, body)
  values (file_complaint.order_id, caller, file_complaint.category, trim(file_complaint.body))
  on conflict do nothing returning * into filed;
  if filed.id is null then
    perform private.refuse(409, 'complaint_open', 'A complaint about this payment is being looked at.');
  end if;
  perform private.announce_detail(o) from public.enhanced_orders as o where o.id = filed.order_id;
  return jsonb_build_object('id', filed.id, 'number', filed.number);
end
$function$;

comment on function public.file_complaint(uuid, text, text) is 'Files a complaint about a payment: {id, number}. Raises payment_not_found, complaint_category_unknown, complaint_text_invalid, complaint_open.';

revoke all on function public.file_complaint(uuid, text, text) from public;

grant execute on function public.file_complaint(uuid, text, text) to authenticated, postgres;
