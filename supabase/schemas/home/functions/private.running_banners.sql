create or replace function private.running_banners (
  region_id uuid,
  is_newcomer boolean,
  language text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', s.id, 'title',
      private.in_language(s.title, s.title_translations, running_banners.language),
      'note', private.in_language(s.note, s.note_translations, running_banners.language), 'picture', s.picture, 'hue',
        s.hue, 'target', s.target)
      order by s.position, s.valid_from desc, s.id)
    from (
      select b.* from public.banners as b
      where (b.region_id is null or b.region_id = running_banners.region_id)
        and b.valid_from <= now() and (b.valid_to is null or b.valid_to > now())
          and (not b.for_newcomers or running_banners.is_newcomer)
      order by b.position, b.valid_from desc, b.id limit 8
    ) as s), '[]');
end
$function$;

comment on function private.running_banners(uuid, boolean, text) is 'The banners that run for a region and a reader, at most eight.';

revoke all on function private.running_banners(uuid, boolean, text) from public;
