create table private.requirements (
  requirement text not null,
  subject text not null,
  number_kind text,
  most_pages smallint not null default 1,
  expires boolean not null default false,
  is_declared boolean not null default false,
  may_change boolean not null default false,
  constraint requirement_name check ((requirement ~ '^[a-z][a-z_]{2,39}$'::text)),
  constraint requirement_number
    check
    ((number_kind = ANY (ARRAY['pan'::text, 'gstin'::text, 'aadhaar'::text, 'fssai'::text, 'vehicle'::text,
    'licence'::text, 'bank'::text, 'registration'::text, 'other'::text]))),
  constraint requirement_pages check (((most_pages >= 0) AND (most_pages <= 6))),
  constraint requirement_subject check ((subject = ANY (ARRAY['person'::text, 'place'::text]))),
  constraint requirements_pkey primary key (requirement)
);

comment on table private.requirements is 'What can be asked of an applicant. subject person: handed in once, and taken over by later applications of the same person; place: asked for each business. number_kind: how its number is checked; most_pages: how many pages of paper are shown, none where a number is enough; expires: it has a last day; is_declared: it may be left out by saying so; may_change: it has no last day and can be handed in anew, as one registers for a tax later or no longer.';
