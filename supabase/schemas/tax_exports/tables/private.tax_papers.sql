create table private.tax_papers (
  paper text not null,
  made_by text not null,
  "position" smallint not null,
  constraint tax_paper_form check ((paper ~ '^[a-z0-9_]{3,30}$'::text)),
  constraint tax_paper_function check ((made_by ~ '^[a-z_]+\.[a-z_0-9]+$'::text)),
  constraint tax_papers_pkey primary key (paper),
  constraint tax_papers_position_key unique ("position")
);

comment on table private.tax_papers is 'The files of a month: each a function (month) that answers the rows of a CSV file, its head first.';
