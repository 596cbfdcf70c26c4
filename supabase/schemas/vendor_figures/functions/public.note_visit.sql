create or replace function public.note_visit (
  vendor_id uuid,
  source text default 'page'::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  if note_visit.source is null or note_visit.source not in ('page', 'search') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if not exists (select from public.vendors as v where v.id = note_visit.vendor_id and v.status = 'active')
      or private.works_for(note_visit.vendor_id)
      -- More than this in five minutes are no people.
      or (select count(*) from private.figure_changes as c where c.vendor_id = note_visit.vendor_id
        and c.measure like 'visit%') >= 600 then
    return;
  end if;
  perform private.note_facts(note_visit.vendor_id,
    (now(), 'visit_' || note_visit.source, null, null, 1)::private.figure_fact);
end
$function$;

comment on function public.note_visit(uuid, text) is 'Counts that a vendor''s page was opened, from a search or otherwise: one number a vendor and hour, of nobody. Its own people are not counted.';

revoke all on function public.note_visit(uuid, text) from public;

grant execute on function public.note_visit(uuid, text) to anon, authenticated, postgres;
