create or replace function public.offer_reasons (
  offer_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  f public.job_offers;
begin
  select * into f from public.job_offers as k where k.id = offer_reasons.offer_id
    and (k.courier_id = caller or private.is_admin());
  if not found then perform private.refuse(404, 'offer_not_found', 'There is no such offer.'); end if;
  return jsonb_build_object('factors', coalesce(f.factors -> 'factors', '[]'), 'rank', f.factors -> 'rank',
    'of', f.factors -> 'of', 'round', f.round, 'radius_m', f.factors -> 'radius_m',
    'pay', (select j.pay_paise from public.jobs as j where j.id = f.job_id));
end
$function$;

comment on function public.offer_reasons(uuid) is 'Why a courier was offered a job, for them and administrators: {factors: [{key, value, points}], rank, of, round, radius_m, pay}. Refuses offer_not_found.';

revoke all on function public.offer_reasons(uuid) from public;

grant execute on function public.offer_reasons(uuid) to authenticated, postgres;
