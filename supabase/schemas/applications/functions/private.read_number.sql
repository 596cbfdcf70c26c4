create or replace function private.read_number (
  q private.requirements,
  typed text
)
  returns table (
    kept text,
    masked text,
    digest text
  )
  language plpgsql
  set search_path to ''
  AS $function$
declare
  cleaned text := private.clean_number(q.number_kind, read_number.typed);
  problem text := private.number_problem(q.number_kind, cleaned);
begin
  if coalesce(cleaned, '') = '' or problem is not null then
    perform private.refuse(400, 'number_invalid', 'Please check the number.',
      jsonb_build_object('requirement', q.requirement, 'problem', coalesce(problem, 'form')));
  end if;
  return query select case when q.number_kind <> 'aadhaar' then cleaned end,
    private.mask_number(q.number_kind, cleaned),
    case when q.number_kind <> 'aadhaar' then private.keyed_digest(q.number_kind || ' ' || cleaned) end;
end
$function$;

revoke all on function private.read_number(private.requirements, text) from public;
