create or replace function public.preview_series_end (
  series_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.own_series(preview_series_end.series_id);
  return private.cost_of_ending(preview_series_end.series_id);
end
$function$;

comment on function public.preview_series_end(uuid) is 'What ending the rest of one''s series comes to now: {charge_paise, refund_paise, visits: [{order_id, order_number, starts_at, charge_paise, refund_paise}]}, each visit by the steps of cancelling it.';

revoke all on function public.preview_series_end(uuid) from public;

grant execute on function public.preview_series_end(uuid) to authenticated, postgres;
