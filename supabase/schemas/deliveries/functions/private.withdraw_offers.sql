create or replace function private.withdraw_offers (
  job_id uuid,
  outcome public.offer_outcome
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  gone record;
begin
  for gone in
    update public.job_offers as f set outcome = withdraw_offers.outcome, answered_at = now()
    where f.job_id = withdraw_offers.job_id and f.outcome = 'offered' returning f.courier_id, f.id
  loop
    perform private.publish('user:' || gone.courier_id, 'offer', jsonb_build_object('offer_id', gone.id));
  end loop;
end
$function$;

comment on function private.withdraw_offers(uuid, public.offer_outcome) is 'Ends the offers of a job that nobody has answered.';

revoke all on function private.withdraw_offers(uuid, public.offer_outcome) from public;
