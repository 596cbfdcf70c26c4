create or replace function public.record_violation (
  type text,
  details jsonb,
  occurred_at timestamp with time zone,
  user_agent text,
  url text,
  reporter text
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_variable
declare
  since timestamptz := now() - interval '1 minute';
begin
  -- Serialised, so that reports that arrive together count each other.
  perform private.take_turns('security_violations', 'all');
  -- A limit per reporter and one for all together, so that thousands of reports cannot fill the disk.
  if (select count(*) from public.security_violations as v where v.reporter = record_violation.reporter
    and v.reported_at > since) >= 20
      or (select count(*) from (select from public.security_violations as v where v.reported_at > since
        limit 600) as lately) >= 600 then
    return false;
  end if;
  insert into public.security_violations (type, details, occurred_at, user_agent, url, reporter)
  -- Cut before they are searched for secrets; details that are too large are refused by their constraint.
  values (left(private.redact(left(type, 200)), 80),
    case when octet_length(details::text) <= 8000 then private.redact_json(details) else coalesce(details, '{}')
      end, occurred_at,
    left(private.redact(left(user_agent, 1000)), 500), left(private.redact(left(url, 4000)), 2000), left(reporter, 64));
  return true;
end
$function$;

comment on function public.record_violation(text, jsonb, timestamp
  with time zone, text, text, text) is 'Stores a browser''s report, redacted; 20 a minute per reporter and 600 in all (Spec §7 security violations). Called by the edge function security-violations; false when over the limit.';

revoke all
  on function public.record_violation(text, jsonb, timestamp with time zone, text, text, text)
  from public;

grant execute
  on function public.record_violation(text, jsonb, timestamp with time zone, text, text, text)
  to postgres, service_role;
