create or replace function public.answer_substitution (
  substitution_id uuid,
  accept boolean
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  wanted text := case when accept then 'accepted' else 'refused' end;
  s public.substitutions;
  o public.enhanced_orders;
begin
  if accept is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  select * into s from public.substitutions as k where k.id = answer_substitution.substitution_id;
  o := private.lock_order(s.order_id);
  if o.id is null or o.user_id <> caller then perform private.refuse(404, 'substitution_not_found',
    'There is nothing to answer here.'); end if;
  -- Again, now that nobody else changes it.
  select * into s from public.substitutions as k where k.id = answer_substitution.substitution_id;
  if s.state = wanted and s.answered_by = 'customer' then return jsonb_build_object('state', s.state); end if;
  if s.state = 'withdrawn' then
    perform private.refuse(409, 'substitution_withdrawn', 'The store has taken this offer back.');
  end if;
  if s.state <> 'offered' and s.answered_by = 'customer' then
    perform private.refuse(409, 'substitution_answered', 'You have answered this already.');
  end if;
  if s.state <> 'offered' or s.answer_by <= now() then
    perform private.refuse(409, 'substitution_too_late',
      'The time to answer is over. What you had chosen for such a case applies.');
  end if;
  perform private.close_substitution(o, s.id, wanted, 'customer');
  return jsonb_build_object('state', wanted);
end
$function$;

comment on function public.answer_substitution(uuid, boolean) is 'The customer accepts or refuses a substitution before its time is over: {state}. The same answer again gets the same result.';

revoke all on function public.answer_substitution(uuid, boolean) from public;

grant execute on function public.answer_substitution(uuid, boolean) to authenticated, postgres;
