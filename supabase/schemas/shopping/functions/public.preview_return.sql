create or replace function public.preview_return (
  order_id uuid,
  lines jsonb,
  wish text default 'refund'::text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  o public.enhanced_orders := private.order_to_return(preview_return.order_id);
  chosen jsonb;
begin
  chosen := private.refund_of_lines(o, array(select l from private.lines_to_return(o, preview_return.lines,
    preview_return.wish) as l));
  return jsonb_build_object('refund_paise', (select coalesce(-sum(r.amount_paise), 0)
    from private.rows_of_refund(o.id, chosen) as r),
    'destinations', private.refund_ways(o.id));
end
$function$;

comment on function public.preview_return(uuid, jsonb, text) is 'What request_return would give back once the pieces have arrived: {refund_paise, destinations}. Raises what request_return raises.';

revoke all on function public.preview_return(uuid, jsonb, text) from public;

grant execute on function public.preview_return(uuid, jsonb, text) to authenticated, postgres;
