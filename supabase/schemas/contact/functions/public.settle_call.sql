create or replace function public.settle_call (
  call_id uuid,
  state text,
  provider_id text default null::text,
  seconds integer default null::integer,
  reason text default null::text
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  k private.calls;
  steps constant text[] := '{requested,ringing,connected,ended,failed}';
begin
  select * into k from private.calls as l where l.id = settle_call.call_id for update;
  if not found or array_position(steps, settle_call.state) is null
      or (k.provider_id is not null and settle_call.provider_id is not null
        and k.provider_id <> settle_call.provider_id) then return false; end if;
  if settle_call.provider_id is not null then update private.calls as l set provider_id = settle_call.provider_id
    where l.id = k.id; end if;
  -- Reports come twice and in any order: a call never goes back, and what has ended stays so.
  if k.state in ('ended', 'failed') or array_position(steps, settle_call.state) <= array_position(steps, k.state) then
    return true; end if;
  update private.calls as l set state = settle_call.state, seconds = case when settle_call.seconds between 0 and 86400
    then settle_call.seconds end,
    reason = left(settle_call.reason, 40), updated_at = now()
  where l.id = k.id returning * into k;
  perform private.announce_call(k);
  return true;
end
$function$;

comment on function public.settle_call(uuid, text, text, integer, text) is 'For the function telephony only: what became of a call: ringing, connected, ended with its seconds, or failed with a reason. False for a call that is not this one.';

revoke all on function public.settle_call(uuid, text, text, integer, text) from public;

grant execute on function public.settle_call(uuid, text, text, integer, text) to postgres, service_role;
