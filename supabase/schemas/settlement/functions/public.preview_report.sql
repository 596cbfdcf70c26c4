create or replace function public.preview_report (
  order_id uuid,
  lines jsonb
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = preview_report.order_id and e.user_id = caller;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return jsonb_build_object('refund_paise', private.refund_sum(o.id,
    private.lines_to_charges(o.id, private.check_claim_lines(o, preview_report.lines))));
end
$function$;

comment on function public.preview_report(uuid, jsonb) is 'What would go back for pieces of lines, [{position, quantity}], that the caller reports: {refund_paise}, with tax and less discount. Raises order_not_found, help_lines_invalid, nothing_charged, already_reported.';

revoke all on function public.preview_report(uuid, jsonb) from public;

grant execute on function public.preview_report(uuid, jsonb) to authenticated, postgres;
